/// What code has asked Foundation, Dispatch and Swift for, and its stage answers instead.
final class Interop {
  var timers = StagedTimers()
  var requests = DelayedRequests()
  let observations = Observations()
  var workItems = WaitingWorkItems()
  var groups = WaitingGroups()
  /// What the run loop has slept in real time while nothing of the stage was due.
  var sleep = RealSleep()
  /// Tasks that were made since the main actor was last free.
  private(set) var waitingTasks = 0

  func noteTask() { waitingTasks += 1 }
  func tasksHaveRun() { waitingTasks = 0 }
}
