@preconcurrency public import Foundation

/// What is printed, and how.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  // [D] The raw values of UIPrintInfo.h.
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }

  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }

  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }

  open var printerID: String?
  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none

  public override init() {
    super.init()
  }

  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
  }

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  open class func printInfo(with dictionary: [AnyHashable: Any]?) -> UIPrintInfo {
    UIPrintInfo(dictionary: dictionary)
  }
}
