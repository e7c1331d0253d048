import '@marketrow/components/styles.css';
import './shop.css';
import { Behaviour } from './Behaviour';
import { mount } from './mount';
import { Sample } from './Sample';
import { Texts } from './Texts';
import { Themes } from './Themes';

mount(
  <>
    <Texts />
    <Sample />
    <Themes />
    <Behaviour />
  </>,
);
