import '../authority/started-libraries';
