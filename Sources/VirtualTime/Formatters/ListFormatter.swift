public import Foundation

/// Writes a list, as in "a, b, and c".
open class ListFormatter: Formatter {
  /// [I] Not the host's, so that films are the same everywhere.
  open var locale = Locale(identifier: "en_US")
  /// Writes the elements, which are otherwise written as they describe themselves.
  open var itemFormatter: Formatter?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
