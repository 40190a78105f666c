import Foundation
import Glibc
import Imaging
import Scene
import Synchronization
import Testing

@testable import FrameExport

/// What happens when ffmpeg is not there, refuses, or dies; programs of our own stand for it.
@Suite struct VideoFaultTests {
  /// Runs a film through a script that PATH calls ffmpeg, in a process of its own.
  private static func fault(
    _ script: String?,
    in folder: ExportFolder,
    cancelling: Bool = false,
    video: Video = Video(.mp4, framesPerSecond: 25),
    color: PNG.ColorType = .rgb
  ) -> ExportFault? {
    let program = folder.url.appending(path: "bin/ffmpeg")
    let place = program.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    if let script {
      try? Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
      chmod(program.path, 0o755)
    }
    setenv("PATH", place.path, 1)
    let file = folder.url.appending(path: "film.mp4")
    do {
      let cancellation = ExportCancellation()
      let writer = try AnimationWriter(
        file: file,
        format: .video(video),
        settings: ExportSettings(color: color),
        cancellation: cancellation
      )
      for index in 0..<200 {
        if cancelling, index == 3 { cancellation.cancel() }
        try writer.write(AnimationFormatTests.frame(index))
      }
      try writer.finish()
      return nil
    } catch {
      return error as? ExportFault
    }
  }

  @Test func withoutFFmpegASentenceSaysWhatToDo() async {
    await #expect(processExitsWith: .success) {
      let folder = try ExportFolder()
      precondition(Self.fault(nil, in: folder) == .noFFmpeg)
    }
  }

  @Test func aRefusalIsToldInItsOwnWords() async {
    await #expect(processExitsWith: .success) {
      let folder = try ExportFolder()
      let fault = Self.fault("echo for a start >&2; echo no such codec >&2; exit 3", in: folder)
      let path = folder.url.appending(path: "film.mp4").path
      let expected = ExportFault.ffmpeg(
        path: path,
        reason: "it ended with status 3: no such codec"
      )
      precondition(fault == expected, "\(String(describing: fault))")
      precondition(folder.names == ["bin"] && folder.hidden.isEmpty)
    }
  }

  /// However much it has to say, its last 4096 bytes are enough.
  @Test func aLongComplaintIsToldFromItsEnd() async {
    await #expect(processExitsWith: .success) {
      let lines = ["the end", String(repeating: "0", count: 4096)]
      for (end, line) in zip(["echo >&2; echo the end >&2", ":"], lines) {
        let folder = try ExportFolder()
        let fault = Self.fault("printf %05000d 0 >&2; \(end); exit 3", in: folder)
        let path = folder.url.appending(path: "film.mp4").path
        precondition(fault == .ffmpeg(path: path, reason: "it ended with status 3: \(line)"))
      }
    }
  }

  @Test func aKilledProcessIsAFaultAndLeavesNothing() async {
    await #expect(processExitsWith: .success) {
      let folder = try ExportFolder()
      // The last word is the file to write.
      let script = "for f; do :; done; echo half > \"${f#file:}\"; kill -9 $$"
      let fault = Self.fault(script, in: folder)
      let path = folder.url.appending(path: "film.mp4").path
      precondition(fault == .ffmpeg(path: path, reason: "it was ended by signal 9"))
      precondition(folder.names == ["bin"] && folder.hidden.isEmpty, "\(folder.hidden)")
    }
  }

  /// Frames are 80 points wide and 48 high.
  @Test func ffmpegIsToldTheSizeOfTransparentFrames() async {
    await #expect(processExitsWith: .success) {
      let folder = try ExportFolder()
      let video = Video(.webM, framesPerSecond: 25)
      let script = #"echo "$@" >&2; /bin/cat >/dev/null; exit 3"#
      guard case .ffmpeg(_, let reason) = Self.fault(script, in: folder, video: video, color: .rgba)
      else { exit(1) }
      precondition(reason.contains("-pix_fmt rgba -video_size 80x48 "), reason)
    }
  }

  @Test func theFirstProgramThatCanBeRunIsTaken() throws {
    let folder = try ExportFolder()
    let program = { (place: String) in folder.url.appending(path: "\(place)/ffmpeg") }
    for place in ["folder/ffmpeg", "plain", "first", "second"] {
      let place = folder.url.appending(path: place)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    for (place, mode) in [("plain", 0o644), ("first", 0o755), ("second", 0o755)] {
      try Data("#!/bin/sh\n".utf8).write(to: program(place))
      chmod(program(place).path, mode_t(mode))
    }
    let path = ["nowhere", "folder", "plain", "first", "second"]
      .map { folder.url.appending(path: $0).path }.joined(separator: ":")
    #expect(FFmpegProcess.find(in: path) == program("first").path)
    #expect(FFmpegProcess.find(in: folder.url.appending(path: "folder").path) == nil)
  }

  /// A terminal's Ctrl-C goes to whole groups.
  @Test func ffmpegStandsInAGroupOfItsOwn() async {
    await #expect(processExitsWith: .success) {
      let folder = try ExportFolder()
      let script = "read id name state parent group rest < /proc/$$/stat; exit $((group == $$))"
      guard case .ffmpeg(_, let reason) = Self.fault(script, in: folder) else { exit(1) }
      precondition(reason == "it ended with status 1", reason)
      // It ends when its input does, not before anybody has cancelled.
      let cancelled = Self.fault("/bin/cat >/dev/null; exit 255", in: folder, cancelling: true)
      precondition(cancelled == .cancelled, "\(String(describing: cancelled))")
    }
  }

  /// One that came while a process was waited for would have made a success of every film.
  @Test func aSignalDoesNotEndTheWait() async {
    await #expect(processExitsWith: .success) {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in handledSignals.add(1, ordering: .relaxed) }
      sigaction(SIGUSR1, &action, nil)
      let folder = try ExportFolder()
      let file = folder.url.appending(path: "film.mp4")
      let end = folder.url.appending(path: "end").path
      let script = "while ! test -e '\(end)'; do sleep 0.01; done; exit 3"
      let process = try FFmpegProcess("/bin/sh", ["-c", script], writing: file)
      let waiting = try SleepingThread()
      Thread.detachNewThread {
        for count in 1...3 { waiting.interrupt(until: count) }
        _ = FileManager.default.createFile(atPath: end, contents: nil)
      }
      var fault: ExportFault?
      do throws(ExportFault) { try process.finish() } catch { fault = error }
      precondition(fault == .ffmpeg(path: file.path, reason: "it ended with status 3"))
    }
  }

  @Test func aProcessThatEndsWellIsNoFault() throws {
    let folder = try ExportFolder()
    let file = folder.url.appending(path: "film.mp4")
    let process = try FFmpegProcess("/bin/sh", ["-c", "cat >/dev/null; echo fine"], writing: file)
    try Array("frames".utf8).withUnsafeBytes { try process.write($0) }
    try process.finish()
    process.kill()
    #expect(folder.hidden.isEmpty)
  }

  @Test func whatCannotBeStartedIsAFault() throws {
    let folder = try ExportFolder()
    let file = folder.url.appending(path: "film.mp4")
    let expected = ExportFault.ffmpeg(path: file.path, reason: "No such file or directory")
    #expect(throws: expected) { try FFmpegProcess("/nowhere/ffmpeg", [], writing: file) }
  }

  @Test func transparencyNeedsAnotherContainer() {
    let settings = ExportSettings(color: .rgba)
    let format = AnimationFormat.video(Video(.mp4, framesPerSecond: 25))
    let file = URL(filePath: "/tmp/never.mp4")
    #expect(throws: ExportFault.self) {
      try AnimationWriter(file: file, format: format, settings: settings)
    }
  }
}

private let handledSignals = Atomic<Int>(0)

/// The thread that makes it, as the kernel sees it.
private struct SleepingThread: Sendable {
  private let thread = pthread_self()
  private let status: String

  init() throws {
    // Dispatch's threads take no signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    let place = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    status = "/proc/\(place)/stat"
  }

  /// Signals it once it sleeps, and returns when so many signals have been handled.
  func interrupt(until count: Int) {
    wait(for: "sleep") { isAsleep }
    pthread_kill(thread, SIGUSR1)
    wait(for: "signal \(count)") { handledSignals.load(ordering: .relaxed) >= count }
  }

  /// What has not come within a minute never will.
  private func wait(for what: String, until hasCome: () -> Bool) {
    for _ in 0..<60_000 {
      if hasCome() { return }
      usleep(1000)
    }
    preconditionFailure("the thread of \(status) was waited for in vain: no \(what)")
  }

  private var isAsleep: Bool {
    let facts = (try? String(contentsOfFile: status, encoding: .utf8)) ?? ""
    return facts.split(separator: ")").last?.hasPrefix(" S") == true
  }
}
