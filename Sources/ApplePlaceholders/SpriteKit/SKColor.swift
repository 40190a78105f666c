public import HeadlessUIKit

/// [D] SpriteKit's colours are those of UIKit on iOS.
public typealias SKColor = UIColor
