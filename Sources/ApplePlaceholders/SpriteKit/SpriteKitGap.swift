import HeadlessUIKit

/// What SpriteKit does on a device and not here; each is reported once.
enum SpriteKitGap {
  case physics, constraints, particles, sound, video
  case transition(String)
  case archive(String)

  func report() {
    StageCore.ambient.warnOnce("SpriteKit", sentence, remedy: remedy)
  }

  private var sentence: String {
    switch self {
    case .physics: "physics is not simulated: bodies do not move and never touch"
    case .constraints: "constraints of nodes are not applied"
    case .particles: "particles of SKEmitterNode are not drawn"
    case .sound: "sounds of actions and of SKAudioNode are not heard"
    case .video: "SKVideoNode shows no video"
    case .transition(let name): "the transition \(name) is shown as a cross fade"
    case .archive(let name): "of \(name).sks, only the class and the size of the scene are read"
    }
  }

  private var remedy: String {
    switch self {
    case .physics: "move nodes by actions, or film what does not depend on it"
    case .constraints: "set the positions in update(_:)"
    case .particles, .video: "film what does not depend on it"
    case .sound: "nothing needs to be done: a film has no sound"
    case .transition: "use crossFade, fade, push, moveIn or reveal where it matters"
    case .archive: "add the nodes in didMove(to:)"
    }
  }
}
