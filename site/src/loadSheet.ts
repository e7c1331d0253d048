/**
 * Adds a style sheet to the page, for what most visits never open. Resolves once it is there, and also when it cannot be
 * loaded: what it would have dressed still works.
 */
export function loadSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
