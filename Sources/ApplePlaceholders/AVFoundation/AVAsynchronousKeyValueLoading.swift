public import Foundation
public import Geometry
import HeadlessUIKit

/// How far a value of an asset is known.
public enum AVKeyValueStatus: Int, Sendable {
  case unknown, loading, loaded, failed, cancelled
}

/// Something whose values are read from a file.
public protocol AVAsynchronousKeyValueLoading: AnyObject {
  func statusOfValue(
    forKey key: String,
    error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus
  func loadValuesAsynchronously(
    forKeys keys: [String],
    completionHandler handler: (() -> Void)?
  )
}

/// The keys that were asked for.
final class LoadedKeys {
  private var statuses: [String: AVKeyValueStatus] = [:]

  /// Ends in a later turn: what an app has put together is known, and no file is read.
  func load(_ keys: [String], of owner: any KnownByCode, then handler: (() -> Void)?) {
    for key in keys where statuses[key] == nil { statuses[key] = .loading }
    StageCore.ambient.queue.later { [self] in
      for key in keys { statuses[key] = owner.isKnown ? .loaded : .failed }
      handler?()
    }
  }

  func status(
    of key: String,
    error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus {
    let status = statuses[key] ?? .unknown
    if status == .failed {
      let code = AVError.Code.fileFormatNotRecognized.rawValue
      outError?.pointee = NSError(domain: AVError.errorDomain, code: code)
    }
    return status
  }
}

/// A value that a task waits for.
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {}

public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  public enum Status {
    case notYetLoaded, loading
    case loaded(Value)
    case failed(NSError)
  }

  let value: (Root) -> Value

  init(_ value: @escaping (Root) -> Value) {
    self.value = value
  }
}

/// What can be known without reading a file.
protocol KnownByCode {
  var isKnown: Bool { get }
}

extension AVAsynchronousKeyValueLoading {
  /// Throws if the value would have to be read from a file.
  nonisolated(nonsending)
    public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A
  {
    guard (self as? any KnownByCode)?.isKnown == true else {
      throw AVError(.fileFormatNotRecognized)
    }
    return property.value(self)
  }

  public func load<A, B>(
    _ propertyA: AVAsyncProperty<Self, A>,
    _ propertyB: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) { (try await load(propertyA), try await load(propertyB)) }

  public func load<A, B, C>(
    _ propertyA: AVAsyncProperty<Self, A>,
    _ propertyB: AVAsyncProperty<Self, B>,
    _ propertyC: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    let (a, b) = try await load(propertyA, propertyB)
    return (a, b, try await load(propertyC))
  }

  public func status<A>(of property: AVAsyncProperty<Self, A>) -> AVAsyncProperty<Self, A>.Status {
    (self as? any KnownByCode)?.isKnown == true ? .loaded(property.value(self)) : .notYetLoaded
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init { $0.commonMetadata }
  }
  public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> {
    .init { $0.creationDate }
  }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init { $0.isExportable } }
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init { $0.isReadable } }
  public static var isComposable: AVAsyncProperty<Root, Bool> { .init { $0.isComposable } }
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
    .init { $0.hasProtectedContent }
  }
  public static var preferredRate: AVAsyncProperty<Root, Float> { .init { $0.preferredRate } }
  public static var preferredVolume: AVAsyncProperty<Root, Float> {
    .init { $0.preferredVolume }
  }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  public static var lyrics: AVAsyncProperty<Root, String?> { .init { $0.lyrics } }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    .init { $0.nominalFrameRate }
  }
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
    .init { $0.estimatedDataRate }
  }
  public static var minFrameDuration: AVAsyncProperty<Root, CMTime> {
    .init { $0.minFrameDuration }
  }
  public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> {
    .init { $0.naturalTimeScale }
  }
  public static var isEnabled: AVAsyncProperty<Root, Bool> { .init { $0.isEnabled } }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  public static var languageCode: AVAsyncProperty<Root, String?> { .init { $0.languageCode } }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init { $0.commonMetadata }
  }
}
