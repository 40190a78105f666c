public import Foundation
public import HeadlessUIKit

/// What a picker offers.
public struct PHPickerFilter: Equatable, Sendable {
  private let names: Set<String>

  public static let images = PHPickerFilter(names: ["images"])
  public static let videos = PHPickerFilter(names: ["videos"])
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])

  public static let bursts = PHPickerFilter(names: ["bursts"])
  public static let cinematicVideos = PHPickerFilter(names: ["cinematicVideos"])
  public static let depthEffectPhotos = PHPickerFilter(names: ["depthEffectPhotos"])
  public static let panoramas = PHPickerFilter(names: ["panoramas"])
  public static let screenRecordings = PHPickerFilter(names: ["screenRecordings"])
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  public static let slomoVideos = PHPickerFilter(names: ["slomoVideos"])
  public static let timelapseVideos = PHPickerFilter(names: ["timelapseVideos"])

  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: ["all(\(filters.map(\.text).joined(separator: ",")))"])
  }

  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(names: ["not(\(filter.text))"])
  }

  private var text: String { names.sorted().joined(separator: "|") }

  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: filters.reduce(into: []) { $0.formUnion($1.names) })
  }
}

public struct PHPickerConfiguration {
  public enum AssetRepresentationMode: Sendable {
    case automatic, current, compatible
  }

  public enum Selection: Sendable {
    case `default`, ordered, people, continuous, continuousAndOrdered
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
  public let itemProvider: NSItemProvider
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

  /// Nothing is chosen that could be changed.
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  open func moveAsset(
    withIdentifier identifier: String,
    afterAssetWithIdentifier afterIdentifier: String?
  ) {}

  /// [D] The delegate dismisses it.
  private func cancel() {
    delegate?.picker(self, didFinishPicking: [])
  }
}
