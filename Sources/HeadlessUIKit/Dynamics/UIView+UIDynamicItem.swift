/// `UIView` declares the requirements in its body, so that its subclasses can override them.
extension UIView: UIDynamicItem {}
