/** The font as an address that holds it; empty where styles have it: see site/build/letters.ts. */
declare module 'virtual:ninefold-letters' {
  const address: string;
  export default address;
}
