import { adoptStyles } from './adopt-styles';

/** The kit's theme ends what opens and closes with a motion; these move without end, whatever it says. */
const styles = `
@media (prefers-reduced-motion: reduce) {
  .ant-skeleton *, .ant-skeleton *::after, .ant-spin *, .anticon-spin, .anticon-spin * { animation: none !important; }
}`;

/** What waits stands still for who asked their system for less motion. */
export function adoptReducedMotion(): void {
  adoptStyles(styles);
}
