-- PostgreSQL only: what a brand offers is read from daily_sum, so nothing asks these indexes any more.
drop index bet_offer;
drop index settlement_offer;
drop index payment_offer;
