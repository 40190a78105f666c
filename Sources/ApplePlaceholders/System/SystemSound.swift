public import Foundation
public import HeadlessUIKit

// AudioToolbox: sounds that nobody hears.

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095

// [D] AudioServices.h
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL,
  _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = SoundCompletions.ofStage.nextSound()
  return 0
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  end(inSystemSoundID)
}

public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  end(inSystemSoundID)
}

/// The sound ends in a later turn.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (() -> Void)?
) {
  guard let inCompletionBlock else { return }
  StageCore.ambient.queue.later { inCompletionBlock() }
}

public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (() -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Those to call when sounds end, until they are removed.
private final class SoundCompletions: StagePart {
  var calls: [SystemSoundID: () -> Void] = [:]
  private var sounds: SystemSoundID = 4096  // [W] The system's own come before.

  static var ofStage: SoundCompletions { StageCore.ambient.part(SoundCompletions.self) }

  func nextSound() -> SystemSoundID {
    sounds += 1
    return sounds
  }
}

@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inRunLoop: Any?,
  _ inRunLoopMode: CFString?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  SoundCompletions.ofStage.calls[inSystemSoundID] = {
    inCompletionRoutine(inSystemSoundID, inClientData)
  }
  return 0
}

public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  SoundCompletions.ofStage.calls[inSystemSoundID] = nil
}

private func end(_ sound: SystemSoundID) {
  guard let call = SoundCompletions.ofStage.calls[sound] else { return }
  StageCore.ambient.queue.later { call() }
}
