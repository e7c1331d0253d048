/** Presses a place of a chart as it mounts, so that its card shows: `ref={(figure) => pressPlace(figure, 0)}`. */
export function pressPlace(figure: HTMLElement | null, index: number): void {
  const place = figure?.querySelectorAll('[role="img"]')[index];
  place?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}

/** Opens the table of a chart as it mounts: `ref={openTable}`. */
export function openTable(figure: HTMLElement | null): void {
  figure?.querySelector('details')?.setAttribute('open', '');
}
