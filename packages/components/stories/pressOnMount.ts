/** Presses a key in a field on mount, for a state that no prop sets, such as an open list: `ref={pressOnMount('ArrowDown')}`. */
export function pressOnMount(key: string) {
  return (field: HTMLElement | null) => {
    field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
}
