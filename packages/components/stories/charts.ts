/** Presses a data point of a chart on mount, which opens its card: `ref={(figure) => pressPlace(figure, 0)}`. */
export function pressPlace(figure: HTMLElement | null, index: number): void {
  const place = figure?.querySelectorAll('[role="img"]')[index];
  place?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}

/** Opens the table of a chart on mount: `ref={openTable}`. */
export function openTable(figure: HTMLElement | null): void {
  figure?.querySelector('details')?.setAttribute('open', '');
}
