/** Presses a key in a field as it mounts, for a state of a matrix that no prop has, such as an open list: `ref={pressOnMount('ArrowDown')}`. */
export function pressOnMount(key: string) {
  return (field: HTMLElement | null) => {
    field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
}
