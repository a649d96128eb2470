/** Files the system opened the installed page with (File Handling API); browsers without it have none. */

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

export function onLaunchedFile(open: (file: File) => void): void {
  const queue = (window as { launchQueue?: LaunchQueue }).launchQueue;
  queue?.setConsumer(({ files }) => {
    files[0]?.getFile().then(open, () => undefined);
  });
}
