import HeadlessUIKit

/// What SceneKit and ARKit do on a device and not here; each is reported once.
enum SceneKitGap {
  case scene, archive(String), actions, physics, particles, tracking

  func report() {
    StageCore.ambient.warnOnce(subject, sentence, remedy: "film what does not depend on it")
  }

  private var subject: String {
    if case .tracking = self { "ARKit" } else { "SceneKit" }
  }

  private var sentence: String {
    switch self {
    case .scene: "scenes of SceneKit are not drawn: a labelled box is in the place of each"
    case .archive(let name): "of \(name), nothing is read: the scene is empty"
    case .actions: "values that SCNAction changes jump at the end of the action"
    case .physics: "physics is not simulated: bodies do not move and never touch"
    case .particles: "particles of SCNParticleSystem are not drawn"
    case .tracking: "there is no camera: an ARSession tracks nothing"
    }
  }
}
