import VirtualTime
package import Catalogue
public import Foundation
package import Scene

/// The styles of a layer's transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The type was a string before Swift 4.2.
extension CATransitionType: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// The side that the new picture comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from a layer's previous picture to its next one.
open class CATransition: CAAnimation {
  public override init() {
    super.init()
  }

  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  open override func copy(with zone: NSZone? = nil) -> Any {
    filledTransition(Self.fresh())
  }

  /// [W] Rule time.before-pictures-are-committed: the picture that the layer's last commit made.
  package var before: Node?

  func filledTransition<Copy: CATransition>(_ copy: Copy) -> Copy {
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return filled(copy)
  }

  /// [D] Without a subtype the new picture comes from the left.
  package var style: any SceneTransition { named ?? CrossDissolve() }

  // [W] The public types are joined by these names, which are widely used as strings.
  private var named: (any SceneTransition)? {
    let heading = (subtype ?? .fromLeft).heading
    return switch type.rawValue {
    case "fade": CrossDissolve()
    case "moveIn": MoveIn(heading)
    case "push": Push(heading)
    case "reveal": Reveal(heading)
    case "cube": Cube(heading)
    case "flip", "oglFlip": Flip(from: heading.opposite)
    case "pageCurl": CurlUp()
    case "pageUnCurl": Reversed(CurlUp())
    default: nil
    }
  }

  /// An unknown type is drawn as a fade, which is reported.
  func reportUnknownType(_ core: StageCore) {
    guard named == nil else { return }
    core.warnOnce(
      "CATransition",
      "there is no transition of type '\(type.rawValue)'; a fade is drawn instead",
      remedy: "choose one of fade, moveIn, push, reveal, cube, oglFlip, pageCurl, pageUnCurl"
    )
  }
}

/// The key under which a layer keeps its transition.
public let kCATransition = "transition"
