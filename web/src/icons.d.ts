declare module 'icon:*' {
  const drawing: import('./kit/drawing').Drawing;
  export default drawing;
}
