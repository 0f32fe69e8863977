import '../../authority/set-up';
