import './reset.css';
import '@marketrow/components/styles.unlayered.css';
import { mount } from './mount';
import { Sample } from './Sample';

mount(<Sample />);
