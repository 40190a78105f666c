public import Foundation
import HeadlessUIKit

/// A tree of nodes; files of scenes are not read.
open class SCNScene: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// An empty scene if there is such a file, otherwise nil.
  public convenience init?(named name: String) {
    self.init(named: name, inDirectory: nil)
  }

  public convenience init?(
    named name: String,
    inDirectory directory: String?,
    options: [LoadingOption: Any]? = nil
  ) {
    let path = [directory, name].compactMap(\.self).joined(separator: "/")
    guard let resources = Bundle.main.resourceURL,
      FileManager.default.fileExists(atPath: resources.appendingPathComponent(path).path)
    else { return nil }
    SceneKitGap.archive(name).report()
    self.init()
  }

  public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    SceneKitGap.archive(url.lastPathComponent).report()
    self.init()
  }

  public let rootNode = SCNNode()
  public let physicsWorld = SCNPhysicsWorld()
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  open var isPaused = false
  open var fogStartDistance: CGFloat = 0
  open var fogEndDistance: CGFloat = 0
  open var fogDensityExponent: CGFloat = 1
  open var fogColor: Any = UIColor.white
  open private(set) var particleSystems: [SCNParticleSystem]?

  open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {
    SceneKitGap.particles.report()
    particleSystems = (particleSystems ?? []) + [system]
  }

  open func removeAllParticleSystems() { particleSystems = nil }

  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let animationImportPolicy = LoadingOption(
      rawValue: "kSceneSourceAnimationLoadingMode"
    )
    public static let createNormalsIfAbsent = LoadingOption(
      rawValue: "kSceneSourceCreateNormalsIfAbsent"
    )
  }
}
