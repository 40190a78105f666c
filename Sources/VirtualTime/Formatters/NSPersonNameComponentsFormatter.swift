public import Foundation

/// Writes names of people, in the order of English.
///
/// Foundation's own cannot be made on Linux and would be ambiguous with one of the same name, so
/// this has the name of Objective-C, and `port` writes it.
open class NSPersonNameComponentsFormatter: Formatter {
  // [D] The raw values of NSPersonNameComponentsFormatter.h.
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let phonetic = Options(rawValue: 1 << 1)
  }

  open var style = Style.default
  open var isPhonetic = false

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open class func localizedString(
    from components: PersonNameComponents,
    style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = NSPersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    switch style {
    case .long:
      return joined([
        name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix,
      ])
    case .default, .medium: return joined([name.givenName, name.familyName])
    // [D] The nickname, if there is one.
    case .short: return joined([name.nickname ?? name.givenName ?? name.familyName])
    case .abbreviated:
      return [name.givenName, name.familyName].compactMap { $0?.first?.uppercased() }.joined()
    }
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  /// The parts of a name that is written in the order of English.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameReader(string).components
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
