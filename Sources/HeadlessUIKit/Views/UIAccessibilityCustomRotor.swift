@preconcurrency public import Foundation

/// A list of elements that VoiceOver's rotor steps through; nobody turns it here.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (
    UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult?

  public enum Direction: Int, Sendable {
    case previous, next
  }

  // [D] The raw values of UIAccessibilityCustomRotor.h.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  open var name: String {
    didSet { if name != ownAttributedName?.string { ownAttributedName = nil } }
  }
  open var attributedName: NSAttributedString {
    get { ownAttributedName ?? NSAttributedString(string: name) }
    set { (ownAttributedName, name) = (newValue, newValue.string) }
  }
  private var ownAttributedName: NSAttributedString?
  open var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    super.init()
  }

  public init(
    attributedName: NSAttributedString,
    itemSearch itemSearchBlock: @escaping Search
  ) {
    (name, self.itemSearchBlock, systemRotorType) = (attributedName.string, itemSearchBlock, .none)
    ownAttributedName = attributedName
    super.init()
  }

  public init(
    systemType type: SystemRotorType,
    itemSearch itemSearchBlock: @escaping Search
  ) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
    super.init()
  }
}

/// What a rotor looks for.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override init() {
    super.init()
  }
}

/// What a rotor has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() {
    super.init()
  }

  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init()
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}
