import Foundation
import HeadlessUIKit

/// Nodes that SpriteKit reads from `.sks` files.
///
/// An initialiser of a class makes objects of that class alone; one of a protocol may also make
/// those of the subclass that the file names.
@preconcurrency @MainActor
public protocol SKFileNamed {}

extension SKFileNamed {
  /// Nil without such a file in the app, as on a device.
  public init?(fileNamed filename: String) {
    guard let file = SceneFile(named: filename), let made = file.make(Self.self) as? Self else {
      return nil
    }
    self = made
  }
}
