public import Foundation
public import HeadlessUIKit

/// What a picker offers.
public struct PHPickerFilter: Equatable, Sendable {
  private let names: Set<String>

  public static let images = PHPickerFilter(names: ["images"])
  public static let videos = PHPickerFilter(names: ["videos"])
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])

  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: filters.reduce(into: []) { $0.formUnion($1.names) })
  }
}

public struct PHPickerConfiguration {
  public enum AssetRepresentationMode: Sendable {
    case automatic, current, compatible
  }

  public enum Selection: Sendable {
    case `default`, ordered
  }

  public var filter: PHPickerFilter?
  public var selectionLimit = 1  // [D]
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}

  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen picture; nobody chooses one.
public struct PHPickerResult: Equatable, Hashable {
  public let assetIdentifier: String?
}

@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The sheet of pictures, without any.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// A delegate that nobody else keeps.
  var chooser: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a picker has no archive") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    StandInSheet.add("No Photos", title: "Photos", button: .cancel, to: self) { [weak self] in
      self?.cancel()
    }
  }

  /// [D] The delegate dismisses it.
  private func cancel() {
    delegate?.picker(self, didFinishPicking: [])
  }
}
