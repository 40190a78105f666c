public import Foundation

/// An object that can hand itself to another app.
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that can be made from what another app hands over.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }
}

/// Something that is dragged, pasted or shared, and the kinds of data that it can be had as.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private var object: (any NSItemProviderWriting)?
  private var types: [String] = []
  open var suggestedName: String?

  public override init() {
    super.init()
  }

  public init(object: any NSItemProviderWriting) {
    self.object = object
    types = type(of: object).writableTypeIdentifiersForItemProvider
    super.init()
  }

  public init(item: (any NSItemProviderWriting)?, typeIdentifier: String?) {
    object = item
    types = [typeIdentifier].compactMap(\.self)
    super.init()
  }

  open var registeredTypeIdentifiers: [String] { types }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains { $0 == typeIdentifier || conforms($0, typeIdentifier) }
  }

  /// Whether data of one type is also data of another.
  private func conforms(_ identifier: String, _ other: String) -> Bool {
    guard let type = UTType(identifier), let parent = UTType(other) else { return false }
    return type.conforms(to: parent)
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map { type(of: $0) == aClass } ?? false
  }

  /// Answers in a later turn of the main queue.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil
    let progress = Progress(totalUnitCount: 1)
    StageCore.ambient.queue.later {
      progress.completedUnitCount = 1
      completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
    }
    return progress
  }
}
