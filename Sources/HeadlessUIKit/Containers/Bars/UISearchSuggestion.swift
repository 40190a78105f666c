@preconcurrency public import Foundation

/// What a search offers to search for.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var localizedAttributedSuggestion: NSAttributedString? { get }
  var iconImage: UIImage? { get }
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  public var iconImage: UIImage? { nil }
}

/// A suggestion of a text, with a description and a picture.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedAttributedSuggestion: NSAttributedString?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  open var representedObject: Any?
  private let plain: String?

  public init(
    localizedSuggestion: String,
    localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (plain, localizedAttributedSuggestion) = (localizedSuggestion, nil)
    (self.localizedDescription, self.iconImage) = (localizedDescription, iconImage)
    super.init()
  }

  public init(
    localizedAttributedSuggestion: NSAttributedString,
    localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    plain = nil
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    (self.localizedDescription, self.iconImage) = (localizedDescription, iconImage)
    super.init()
  }

  open var localizedSuggestion: String? { plain ?? localizedAttributedSuggestion?.string }
}
