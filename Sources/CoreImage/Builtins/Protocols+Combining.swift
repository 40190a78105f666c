/// The two images of a composition.
public protocol CICompositeOperation: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

/// The images of a blend by a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
}
