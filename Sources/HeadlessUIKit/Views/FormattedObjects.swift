import Foundation
import VirtualTime

// What apps print with `%@` most.
extension UIResponder: _CVarArgObject {}
extension UIGestureRecognizer: _CVarArgObject {}
extension UIEvent: _CVarArgObject {}
extension UITouch: _CVarArgObject {}
extension UIImage: _CVarArgObject {}
extension UIColor: _CVarArgObject {}
extension UIFont: _CVarArgObject {}
extension NSLayoutConstraint: _CVarArgObject {}
extension UITraitCollection: _CVarArgObject {}
extension UIScreen: _CVarArgObject {}
