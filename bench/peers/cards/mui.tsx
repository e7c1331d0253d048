import './mui.css';
import MuiCard from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import { createSvgIcon } from '@mui/material/utils';
import Typography from '@mui/material/Typography';
import type { CardProps } from '../Grid';
import { reducedPrice } from '../products';
import { formatMoney, formatScore } from './format';

const AddIcon = createSvgIcon(<path d="M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z" />, 'Add');
const HeartIcon = createSvgIcon(<path d="M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z" />, 'Heart');

// Styles that do not change are made once.
const cardStyle = { position: 'relative' } as const;
const badgeStyle = { position: 'absolute', top: 8, left: 8 } as const;

/** Material UI's own card, as in its documentation. */
export function Card({ product, wished, onAdd, onWish }: CardProps) {
  return (
    <MuiCard component="article" variant="outlined" sx={cardStyle}>
      <CardMedia
        component="img"
        image={product.picture}
        alt=""
        width={960}
        height={960}
        loading="lazy"
        decoding="async"
      />
      <Chip size="small" color="error" label={`${product.discount}% off`} sx={badgeStyle} />
      <CardContent>
        <Typography variant="subtitle1" component="h3">
          <Link href={`/products/${product.slug}`} color="inherit" underline="hover">
            {product.title}
          </Link>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {product.shop}
        </Typography>
        <Rating
          size="small"
          readOnly
          precision={0.5}
          value={product.rating}
          getLabelText={() => `Rated ${formatScore(product.rating)} out of 5, ${product.reviewCount} reviews`}
        />
        <Typography variant="h6" component="p">
          {formatMoney(reducedPrice(product))} <del>{formatMoney(product.price)}</del>
        </Typography>
      </CardContent>
      <CardActions>
        <IconButton aria-label={`Add ${product.title} to wishlist`} aria-pressed={wished} onClick={onWish}>
          <HeartIcon color={wished ? 'error' : 'inherit'} />
        </IconButton>
        <IconButton color="primary" aria-label={`Add ${product.title} to cart`} onClick={onAdd}>
          <AddIcon />
        </IconButton>
      </CardActions>
    </MuiCard>
  );
}
