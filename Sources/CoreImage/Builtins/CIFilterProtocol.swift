/// What the filters of `CIFilterBuiltins` have in common.
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}
