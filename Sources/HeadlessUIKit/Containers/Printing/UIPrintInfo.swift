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

  /// [I] The keys are the names of the properties.
  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
    guard let dictionary else { return }
    printerID = dictionary["printerID"] as? String
    jobName = dictionary["jobName"] as? String ?? jobName
    func value<Value: RawRepresentable<Int>>(_ key: String, else usual: Value) -> Value {
      (dictionary[key] as? Int).flatMap { Value(rawValue: $0) } ?? usual
    }
    outputType = value("outputType", else: outputType)
    orientation = value("orientation", else: orientation)
    duplex = value("duplex", else: duplex)
  }

  open var dictionaryRepresentation: [AnyHashable: Any] {
    var dictionary: [AnyHashable: Any] = [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
      "duplex": duplex.rawValue,
    ]
    dictionary["printerID"] = printerID
    return dictionary
  }

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  open class func printInfo(with dictionary: [AnyHashable: Any]?) -> UIPrintInfo {
    UIPrintInfo(dictionary: dictionary)
  }
}
