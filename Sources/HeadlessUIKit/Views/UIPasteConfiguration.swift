@preconcurrency public import Foundation

/// The kinds of data that a responder takes from the pasteboard or from a drop.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  open var acceptableTypeIdentifiers: [String]

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  public convenience override init() {
    self.init(acceptableTypeIdentifiers: [])
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Whether the provider has data of one of the kinds.
  func accepts(_ provider: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
  }
}

@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  public func paste(itemProviders: [NSItemProvider]) {}
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    itemProviders.contains { pasteConfiguration?.accepts($0) ?? false }
  }
}
