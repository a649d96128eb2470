/** The worker of exchange/reader-worker.ts as one classic script; see site/build/reader-script.ts. */
declare module 'virtual:ninefold-reader' {
  const script: string;
  export default script;
}
