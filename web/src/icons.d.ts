declare module 'icon:*' {
  const icon: { size: number; body: string };
  export default icon;
}
