import '@marketrow/components/styles.unlayered.css';
import './reset.css';
import { mount } from './mount';
import { Sample } from './Sample';

mount(<Sample />);
