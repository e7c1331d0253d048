// The kit's own ambient types, for whoever type-checks its sources from here.
import '../packages/components/src/react-css-variables';
import '../packages/components/src/css';
import '../packages/components/src/kit-attributes';
