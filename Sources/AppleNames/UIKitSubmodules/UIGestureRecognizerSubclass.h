// For `import UIKit.UIGestureRecognizerSubclass`: what subclasses override is in UIKit itself.
