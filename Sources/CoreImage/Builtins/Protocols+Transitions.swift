public import Foundation

/// What transitions from one image to another have in common.
public protocol CITransitionFilter: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var targetImage: CIImage? { get set }
  var time: Float { get set }
}

/// A dissolve.
public protocol CIDissolveTransition: CITransitionFilter {}

/// The properties of a flash; those of its rays have no effect here.
public protocol CIFlashTransition: CITransitionFilter {
  var center: CGPoint { get set }
  var extent: CGRect { get set }
  var color: CIColor { get set }
  var maxStriationRadius: Float { get set }
  var striationStrength: Float { get set }
  var striationContrast: Float { get set }
  var fadeThreshold: Float { get set }
}

/// The properties of a swipe.
public protocol CISwipeTransition: CITransitionFilter {
  var extent: CGRect { get set }
  var color: CIColor { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var opacity: Float { get set }
}

/// The properties of a copying machine's light.
public protocol CICopyMachineTransition: CITransitionFilter {
  var extent: CGRect { get set }
  var color: CIColor { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var opacity: Float { get set }
}
