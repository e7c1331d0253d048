import './tailwind.css';
import { mount } from './mount';
import { Sample } from './Sample';

mount(<Sample />);
