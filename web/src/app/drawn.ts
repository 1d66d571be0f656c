const longestWait = 500; // milliseconds: a page in the background is not drawn at all

// When the page's first picture stands. Whatever is started before keeps it waiting.
export const drawn = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, longestWait);
});
