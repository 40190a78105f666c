public import QuartzCore
public import VirtualTime

// What apps print with `%@` most.
extension UIResponder: FormattedObject {}
extension UIGestureRecognizer: FormattedObject {}
extension UIBarItem: FormattedObject {}
extension UIEvent: FormattedObject {}
extension UITouch: FormattedObject {}
extension UIImage: FormattedObject {}
extension UIColor: FormattedObject {}
extension UIFont: FormattedObject {}
extension CALayer: FormattedObject {}
extension NSLayoutConstraint: FormattedObject {}
