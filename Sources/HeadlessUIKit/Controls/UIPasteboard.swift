public import Foundation

/// The pasteboard of a stage; only code and the editing commands write to it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  public let name: Name
  private var content: [Any] = []

  public convenience init?(name pasteboardName: Name, create: Bool) {
    self.init(pasteboardName)
  }

  /// [D] A pasteboard of the app's own, under a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    UIPasteboard(Name("unique \(StageRandom.ofStage.next())"))
  }

  init(_ name: Name) {
    self.name = name
    super.init()
  }

  open class var general: UIPasteboard {
    Stage.current.attachment(GeneralPasteboard.self).pasteboard
  }

  open private(set) var changeCount = 0
  open var numberOfItems: Int { providers?.count ?? content.count }

  open var string: String? {
    get { strings?.first }
    set { keep(newValue.map { [$0] } ?? []) }
  }
  open var strings: [String]? {
    get { kept() }
    set { keep(newValue ?? []) }
  }
  open var url: URL? {
    get { urls?.first }
    set { keep(newValue.map { [$0] } ?? []) }
  }
  open var urls: [URL]? {
    get { kept() }
    set { keep(newValue ?? []) }
  }
  open var image: UIImage? {
    get { images?.first }
    set { keep(newValue.map { [$0] } ?? []) }
  }
  open var images: [UIImage]? {
    get { kept() }
    set { keep(newValue ?? []) }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { keep(newValue.map { [$0] } ?? []) }
  }
  open var colors: [UIColor]? {
    get { kept() }
    set { keep(newValue ?? []) }
  }

  /// [D] One for each item, in their order.
  open var itemProviders: [NSItemProvider] {
    get { providers ?? content.compactMap(Self.writable).map(NSItemProvider.init(object:)) }
    set {
      keep([])
      providers = newValue
    }
  }
  open func setItemProviders(
    _ itemProviders: [NSItemProvider],
    localOnly: Bool,
    expirationDate: Date?
  ) { self.itemProviders = itemProviders }

  private var providers: [NSItemProvider]?

  private static func writable(_ item: Any) -> (any NSItemProviderWriting)? {
    switch item {
    case let text as String: NSString(string: text)
    case let url as URL: url as NSURL
    default: item as? any NSItemProviderWriting
    }
  }

  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }

  public nonisolated static let changedNotification =
    Notification.Name("UIPasteboardChangedNotification")

  private func kept<Item>() -> [Item]? {
    let items = content.compactMap { $0 as? Item }
    return items.isEmpty ? nil : items
  }

  private func keep(_ items: [Any]) {
    (content, providers) = (items, nil)
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}

/// The pasteboard that all code of a stage shares.
@MainActor
private final class GeneralPasteboard: StageAttachment {
  let pasteboard = UIPasteboard(.general)

  init(_ stage: Stage) {}
}
