@preconcurrency public import Foundation

/// The objects of an Interface Builder document.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let content: Result<any NibContent, any Error>
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    content = Result { try InterfaceReading.reader.nib(named: name, in: bundleOrNil) }
    super.init()
  }

  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    do {
      let objects = try content.get().objects(withOwner: ownerOrNil)
      keepUntilNextTurn(objects)
      return objects
    } catch {
      // [W] UIKit's message, followed by the reason.
      StageCore.ambient.raise(
        "UINib",
        "Could not load NIB in bundle with name '\(name)': \(error)",
        remedy: "add \(name).xib to the resources of the target that loads it"
      )
      return []
    }
  }

  /// [D] What a nib makes is autoreleased: a weak outlet keeps it until the caller has held it.
  private func keepUntilNextTurn(_ objects: [Any]) {
    StageCore.ambient.queue.later { withExtendedLifetime(objects) {} }
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension Bundle {
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
