import { adoptBaseStyles } from '../ui/base-styles';

// Evaluated before a remote's routes within the shell: tools/web-build/remote-config.mjs
adoptBaseStyles();
